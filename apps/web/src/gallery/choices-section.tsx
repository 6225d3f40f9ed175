import { useRef, useState } from 'react';
import { Checkbox } from '../ui/checkbox.tsx';
import { ChipRow, FilterChip, RemovableChip } from '../ui/filter-chips.tsx';
import { Columns, Stack } from '../ui/layout.tsx';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Popover } from '../ui/popover.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { Select } from '../ui/select.tsx';
import { Switch } from '../ui/switch.tsx';
import { Section, Specimen } from './specimen.tsx';
import type { Words } from './words.en.ts';

export function ChoicesSection({ words }: { readonly words: Words }) {
  const [wall, setWall] = useState('siding');
  const [rounding, setRounding] = useState<'actual' | 'bundle'>('bundle');
  const walls = [
    { id: 'brick', label: words.brick, detail: words.brickDetail },
    { id: 'siding', label: words.siding, detail: words.sidingDetail },
    { id: 'stucco', label: words.stucco, detail: words.stuccoDetail, isDisabled: true },
  ];
  return (
    <Section id="choices" title="Choices">
      <Specimen name="Checkbox, Switch">
        <Columns gap={4}>
          <Stack gap={1}>
            <Checkbox defaultSelected>{words.updates}</Checkbox>
            <Checkbox isIndeterminate>{words.some}</Checkbox>
            <Checkbox error={words.termsError}>
              <Link href="#choices">{words.terms}</Link>
            </Checkbox>
            <Checkbox isDisabled>{words.updates}</Checkbox>
            <Checkbox isDisabled defaultSelected>
              {words.updates}
            </Checkbox>
          </Stack>
          <Stack gap={1}>
            <Switch defaultSelected>{words.notify}</Switch>
            <Switch>{words.autosave}</Switch>
            <Switch isDisabled>{words.autosave}</Switch>
            <Switch isDisabled defaultSelected>
              {words.autosave}
            </Switch>
          </Stack>
        </Columns>
      </Specimen>
      <Specimen name="RadioGroup, SegmentedControl">
        <RadioGroup label={words.wall} options={walls} value={wall} onChange={setWall} look="cards" />
        <RadioGroup
          label={words.wall}
          options={walls}
          value={wall}
          onChange={setWall}
          error={words.requiredSelection}
        />
        <SegmentedControl
          label={words.rounding}
          value={rounding}
          onChange={setRounding}
          segments={[
            { id: 'actual', label: words.actual },
            { id: 'bundle', label: words.bundle },
          ]}
        />
      </Specimen>
      <Specimen name="ChipRow, FilterChip, RemovableChip, Popover" isWide>
        <ChipRow label={words.filters}>
          <StateFilter words={words} />
          <FilterChip label={words.created} />
          <FilterChip label={words.roofType} value={words.gable} />
          <FilterChip label={words.role} isDisabled />
          <RemovableChip removeLabel={words.removeFilter} onRemove={() => {}}>
            {words.hail}
          </RemovableChip>
          <Button kind="quiet" size="s">
            {words.clearFilters}
          </Button>
        </ChipRow>
      </Specimen>
    </Section>
  );
}

function StateFilter({ words }: { readonly words: Words }) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState<string | null>('co');
  const close = (): void => setOpen(false);
  return (
    <>
      <FilterChip
        ref={anchor}
        label={words.state}
        value={state?.toUpperCase()}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      />
      <Popover label={words.state} triggerRef={anchor} isOpen={isOpen} onClose={close}>
        <Select
          label={words.state}
          options={[
            { id: 'co', label: 'Colorado' },
            { id: 'wa', label: 'Washington' },
          ]}
          value={state}
          onChange={setState}
          placeholder={words.choose}
        />
        <Button kind="primary" onPress={close}>
          {words.apply}
        </Button>
      </Popover>
    </>
  );
}
