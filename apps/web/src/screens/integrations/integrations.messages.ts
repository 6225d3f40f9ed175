import { messages } from '@ridgeline/core/shared';

export const integrationsScreenMessages = messages(
  {
    title: 'Integrations',
    lead: 'Connect the software you already use, so that nobody types a report twice.',
    list: 'Integrations',
    own: 'Your own software',
    'own-text': 'API keys to read projects and reports, and webhooks that tell your system of changes.',
    keys: { one: '{count} key', other: '{count} keys' },
    connected: 'Connected',
    'not-connected': 'Not connected',
    loading: 'Loading integrations',
    failed: 'Integrations could not be loaded',
    'try-again': 'Try again',
  },
  {
    title: 'Integraciones',
    lead: 'Conecte el software que ya usa, para que nadie escriba un informe dos veces.',
    list: 'Integraciones',
    own: 'Su propio software',
    'own-text':
      'Claves de API para leer proyectos e informes, y webhooks que avisan de cambios a su sistema.',
    keys: { one: '{count} clave', other: '{count} claves' },
    connected: 'Conectada',
    'not-connected': 'No conectada',
    loading: 'Cargando las integraciones',
    failed: 'No se pudieron cargar las integraciones',
    'try-again': 'Intentar de nuevo',
  },
);
