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
      'Enter an address to see the codes that apply, what the manufacturer requires, and hail and wind history, each with its source.',
    'calculators-title': 'Numbers with every step shown',
    'calculators-text':
      'Ice barrier, waste, ventilation and permit fee, calculated as you type, with their code sections.',
    'projects-title': 'Everything in one place',
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
      'Escriba una dirección para ver los códigos que aplican, lo que exige el fabricante y el historial de granizo y viento, cada dato con su fuente.',
    'calculators-title': 'Números con cada paso a la vista',
    'calculators-text':
      'Barrera contra hielo y agua, desperdicio, ventilación y costo del permiso, calculados mientras escribe, con sus secciones del código.',
    'projects-title': 'Todo en un solo lugar',
    'projects-text':
      'Cada informe es un proyecto: encuéntrelo por dirección, filtre por estado o techo y compártalo con su equipo.',
  },
);
