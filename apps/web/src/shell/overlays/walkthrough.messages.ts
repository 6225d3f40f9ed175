import { messages } from '@ridgeline/core/shared';

export const walkthroughMessages = messages(
  {
    title: 'Welcome to Ridgeline',
    label: 'First steps',
    previous: 'Back',
    next: 'Next',
    finish: 'Get started',
    'go-to': 'Go to slide',
    close: 'Skip the introduction',
    'report-title': 'A report for every roof',
    'report-text':
      'Enter an address: the codes that control it, what the manufacturer asks, and hail and wind history, each with its source.',
    'calculators-title': 'Numbers that show their working',
    'calculators-text':
      'Ice barrier, waste, ventilation and permit fee, worked out as you type, with the section they rest on.',
    'projects-title': 'All of it in one place',
    'projects-text':
      'Every report is a project: find it by address, filter by state or roof, and share it with your team.',
  },
  {
    title: 'Le damos la bienvenida a Ridgeline',
    label: 'Primeros pasos',
    previous: 'Atrás',
    next: 'Siguiente',
    finish: 'Empezar',
    'go-to': 'Ir a la diapositiva',
    close: 'Omitir la introducción',
    'report-title': 'Un informe para cada techo',
    'report-text':
      'Escriba una dirección: los códigos que la rigen, lo que pide el fabricante y el historial de granizo y viento, cada dato con su fuente.',
    'calculators-title': 'Números que muestran su cálculo',
    'calculators-text':
      'Barrera contra hielo, desperdicio, ventilación y costo del permiso, calculados mientras escribe, con la sección en que se apoyan.',
    'projects-title': 'Todo en un solo lugar',
    'projects-text':
      'Cada informe es un proyecto: encuéntrelo por dirección, filtre por estado o techo y compártalo con su equipo.',
  },
);
