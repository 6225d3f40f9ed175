import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import styles from './tabs.module.css';

export interface TabSheet {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly content: ReactNode;
  readonly isDisabled?: boolean;
}

export interface TabsProps {
  readonly label: string;
  readonly sheets: readonly TabSheet[];
  /** Without it the tabs keep their own state and start at the first. */
  readonly value?: string;
  readonly onChange?: (id: string) => void;
}

export function Tabs({ label, sheets, value, onChange }: TabsProps) {
  return (
    <AriaTabs
      className={styles['tabs'] ?? ''}
      {...(value === undefined ? {} : { selectedKey: value })}
      onSelectionChange={(key) => onChange?.(String(key))}
    >
      <TabList aria-label={label} className={styles['list'] ?? ''}>
        {sheets.map((sheet) => (
          <Tab
            key={sheet.id}
            id={sheet.id}
            isDisabled={sheet.isDisabled ?? false}
            className={styles['tab'] ?? ''}
          >
            {sheet.icon}
            {sheet.label}
          </Tab>
        ))}
      </TabList>
      {sheets.map((sheet) => (
        <TabPanel key={sheet.id} id={sheet.id} className={styles['panel'] ?? ''}>
          {sheet.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
