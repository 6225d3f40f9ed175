import { wasteWords } from '@ridgeline/core/calculators';
import { Working, type WorkingProps } from '../frame/working.tsx';

export function WasteWorking(props: WorkingProps) {
  return <Working {...props} words={wasteWords} />;
}
