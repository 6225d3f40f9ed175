import { messages } from '@ridgeline/core/shared';

export const helpCenterMessages = messages(
  {
    title: 'Help',
    lead: 'The questions roofers, estimators and adjusters ask first.',
    start: 'How do I make a report?',
    'start-text':
      'Enter the address, choose the kind of property and roof, and wait a few seconds. Without an account you get a first report; sign in, and it is yours.',
    'start-link': 'Start a report',
    sample: 'What does a report look like?',
    'sample-text':
      'The sample report is a real one, with real sources. Open “Source and trace” below a fact to see who said it, when, and in which edition.',
    'sample-link': 'Open the sample report',
    authority: 'The postal address says one city, the report names another. Why?',
    'authority-text':
      'The city in a postal address is the post office that delivers there. The code is enforced by the city whose limits contain the house, or by the county outside of all limits. The report shows what the answer is based on. If you know better, correct it: your correction is kept with your reason, and can be undone.',
    unknown: 'What does “Unknown” mean?',
    'unknown-text':
      'No source that we have answers the question, and we do not guess. The line says what would settle it: usually one call to the building department, whose number the report has where it is known.',
    ice: 'Is an ice barrier required, and how many rows?',
    'ice-text':
      'The report tells whether the jurisdiction requires one. The calculator works out how far it reaches up the slope: from the edge of the eave to 24 inches inside the exterior wall, measured level, and from there the rows and rolls.',
    'ice-link': 'Open the ice and water shield calculator',
    hail: 'Did it hail here?',
    'hail-text':
      'The weather history lists official records of hail and wind by distance and date. A record is where somebody reported a stone. No record near the house does not prove that no hail fell.',
    letter: 'What do I send to the carrier?',
    'letter-text':
      'The claim letter: choose the lines of the report that matter; each is printed with its source, and the calculation with its steps. The seal on each document lets the other side check that it is unchanged.',
    offline: 'Does it work on a roof without a signal?',
    'offline-text':
      'Yes. The calculators always do, and so do the reports that you opened here before you climbed, as long as you leave Ridgeline open. What you change waits and is sent once there is a signal. Put Ridgeline on your home screen: choose Install in the menu of your browser, or Share and then Add to Home Screen in Safari.',
    'offline-install': 'Install Ridgeline',
    team: 'How do I bring in my crew?',
    'team-text':
      'The owner of a team plan invites people by email under Team. They share the plan’s projects; the owner decides what each may do.',
    'team-link': 'Open the team',
    plan: 'How do I change, pause or cancel a plan?',
    'plan-text':
      'Under Plan details in the menu with your name. A pause begins when the paid period ends, and nothing is charged while it lasts.',
    'plan-link': 'Open plan details',
    developers: 'Can my own software use this?',
    'developers-text':
      'Yes, with an API key from Integrations. The page shows an example that works when you paste it.',
    'developers-link': 'Open integrations',
    docs: 'Where can I read more?',
    'docs-text':
      'The docs take you through each task step by step, with pictures, and tell how to run Ridgeline yourself.',
    'docs-link': 'Open the docs',
    contact: 'Something else?',
    'contact-text':
      'Write to us. If it is about a report, open the contact page from the report, so that its number comes along.',
    'contact-link': 'Contact us',
  },
  {
    title: 'Ayuda',
    lead: 'Lo que techadores, estimadores y ajustadores preguntan primero.',
    start: '¿Cómo hago un informe?',
    'start-text':
      'Escriba la dirección, elija el tipo de propiedad y de techo, y espere unos segundos. Sin cuenta recibe un primer informe; inicie sesión y es suyo.',
    'start-link': 'Iniciar un informe',
    sample: '¿Cómo es un informe?',
    'sample-text':
      'El informe de muestra es real, con fuentes reales. Abra “Fuente y origen” debajo de un dato para ver quién lo dijo, cuándo y en qué edición.',
    'sample-link': 'Abrir el informe de muestra',
    authority: 'La dirección postal dice una ciudad y el informe nombra otra. ¿Por qué?',
    'authority-text':
      'La ciudad de una dirección postal es la oficina de correos que reparte allí. El código lo aplica la ciudad cuyos límites contienen la casa, o el condado si está fuera de todos los límites. El informe dice en qué se apoya la respuesta. Si usted sabe algo mejor, corríjalo: su corrección se guarda con su motivo y se puede deshacer.',
    unknown: '¿Qué significa “No se sabe”?',
    'unknown-text':
      'Ninguna fuente que tenemos responde la pregunta, y no adivinamos. La línea dice qué lo resolvería: casi siempre una llamada al departamento de construcción, cuyo número está en el informe cuando se conoce.',
    ice: '¿Se exige una barrera contra hielo, y cuántas hileras?',
    'ice-text':
      'El informe dice si la jurisdicción la exige. La calculadora obtiene hasta dónde sube por la pendiente: desde el borde del alero hasta 24 pulgadas hacia el interior del muro exterior, medidas a nivel, y de ahí las hileras y los rollos.',
    'ice-link': 'Abrir la calculadora de barrera contra hielo y agua',
    hail: '¿Granizó aquí?',
    'hail-text':
      'El historial del clima enumera los registros oficiales de granizo y viento por distancia y fecha. Un registro está donde alguien reportó una piedra. Que no haya un registro cerca de la casa no prueba que no cayó granizo.',
    letter: '¿Qué le envío a la aseguradora?',
    'letter-text':
      'La carta de reclamo: elija las líneas del informe que importan; cada una se imprime con su fuente, y el cálculo con sus pasos. El sello de cada documento permite a la otra parte comprobar que no fue alterado.',
    offline: '¿Funciona en un techo sin señal?',
    'offline-text':
      'Sí. Las calculadoras siempre, y también los informes que abrió aquí antes de subir, mientras deje Ridgeline abierto. Lo que cambie espera y se envía cuando haya señal. Ponga Ridgeline en su pantalla de inicio: elija Instalar en el menú de su navegador, o Compartir y luego Agregar a pantalla de inicio en Safari.',
    'offline-install': 'Instalar Ridgeline',
    team: '¿Cómo agrego a mi cuadrilla?',
    'team-text':
      'El propietario de un plan de equipo invita por correo en la página del equipo. Comparten los proyectos del plan; el propietario decide qué puede hacer cada quien.',
    'team-link': 'Abrir el equipo',
    plan: '¿Cómo cambio, pauso o cancelo un plan?',
    'plan-text':
      'En los detalles del plan, en el menú con su nombre. La pausa empieza cuando termina el período pagado, y mientras dura no se cobra nada.',
    'plan-link': 'Abrir los detalles del plan',
    developers: '¿Puede usarlo mi propio programa?',
    'developers-text':
      'Sí, con una clave de API de la página de integraciones. Allí hay un ejemplo que funciona al pegarlo.',
    'developers-link': 'Abrir integraciones',
    docs: '¿Dónde puedo leer más?',
    'docs-text': 'La documentación explica cada tarea paso a paso, con imágenes.',
    'docs-link': 'Abrir la documentación',
    contact: '¿Otra cosa?',
    'contact-text':
      'Escríbanos. Si se trata de un informe, abra la página de contacto desde el informe, para que lleve su número.',
    'contact-link': 'Contacto',
  },
);
