import { messages } from '@ridgeline/core';

export const splashMessages = messages(
  {
    title: 'What the building code asks of one roof, with its source.',
    lead: 'Ice barrier, ventilation, waste, permit fee, hail and wind: one report for a property address that an adjuster can check line by line.',
    'sign-in': 'Sign in',
    'sign-up': 'Create an account',
  },
  {
    title: 'Lo que el código de construcción exige a un techo, con su fuente.',
    lead: 'Barrera de hielo, ventilación, desperdicio, permiso, granizo y viento: un informe por dirección que el ajustador puede comprobar línea por línea.',
    'sign-in': 'Iniciar sesión',
    'sign-up': 'Crear una cuenta',
  },
);
