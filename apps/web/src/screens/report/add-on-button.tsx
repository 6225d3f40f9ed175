import type { AddOn } from '@ridgeline/core/reports';
import { observer } from 'mobx-react-lite';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useWords } from '../../language/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { reportToolMessages } from './report-tools.messages.ts';
import type { ReportTools } from './report-tools.ts';

type AddOnButtonProps = { readonly tools: ReportTools; readonly addOn: AddOn };

/** RPT-5: adds what the report lacks; the header tells how many are left. */
export const AddOnButton = observer(function AddOnButton({ tools, addOn }: AddOnButtonProps) {
  const words = useWords(reportToolMessages);
  const place = useRef<HTMLDivElement>(null);
  useFocusOfSection(place);
  return (
    <div ref={place}>
      <Button
        size="s"
        isPending={tools.task.busy === addOn}
        pendingLabel={words('adding')}
        onPress={() => void tools.add(addOn)}
      >
        {words('add-on')}
      </Button>
    </div>
  );
});

/** The button goes when it has done its work: the focus goes on with the heading of its section. */
function useFocusOfSection(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = place.current;
    const heading = element?.closest('section')?.querySelector<HTMLElement>('h2');
    return () => {
      if (heading === null || heading === undefined || !element?.contains(document.activeElement)) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
  }, [place]);
}
