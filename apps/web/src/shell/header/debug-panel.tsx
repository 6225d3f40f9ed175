import { messages } from '@ridgeline/core/shared';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import type { DebugFact, DebugPanelViewModel } from './debug-panel.view-model.ts';
import styles from './environment-tag.module.css';

const debugMessages = messages(
  {
    title: 'For debugging',
    environment: 'Environment',
    release: 'Release',
    address: 'Address',
    window: 'Window',
    language: 'Language',
    session: 'Session',
    user: 'User',
    email: 'Email',
    groups: 'Groups',
    plan: 'Plan',
    team: 'Team',
  } as const satisfies Record<DebugFact | 'title', string>,
  {
    title: 'Para depurar',
    environment: 'Entorno',
    release: 'Versión',
    address: 'Dirección',
    window: 'Ventana',
    language: 'Idioma',
    session: 'Sesión',
    user: 'Usuario',
    email: 'Correo',
    groups: 'Grupos',
    plan: 'Plan',
    team: 'Equipo',
  },
);

// HDR-8
export const DebugPanel = observer(function DebugPanel({ vm }: { readonly vm: DebugPanelViewModel }) {
  const words = useWords(debugMessages);
  return (
    <aside className={styles['panel']} aria-label={words('title')}>
      <dl>
        {vm.facts.map(([fact, value]) => (
          <div key={fact}>
            <dt>{words(fact)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
});
