import { messages } from '../shared/messages.ts';

/** Wording given by the specification is verbatim; the rest is ours. */
export const plansMessages = messages(
  {
    // HDR-12 HDR-13
    'feature-not-in-plan': 'Your plan does not include this feature.',

    // PLAN-6 PLAN-8
    'renews-on': 'Renews {date}',
    'project-quota': '{quantity} projects/mo.',
    'projects-left': 'You have {left} projects/mo left',
    'continue-for-overage': 'Continue for ${overageCost}',
    'out-of-free-trial-projects': "You're Out of Free Trial Projects",
    purchase: 'Purchase',
    'explore-plans': 'Explore Plans',

    // PLAN-7
    'contact-team-owner': 'Contact Team Owner to upgrade the plan',
    'upgrade-in-mobile-app': 'Please upgrade your plan in the mobile app.',
    'out-of-projects': 'Out of projects',
    'need-more-projects': 'Need more projects',
    'plan-expired': 'Your plan has expired',
    cancel: 'Cancel',

    // HDR-3 to HDR-6
    'trial-days-left': { one: 'FREE TRIAL: {count} day left', other: 'FREE TRIAL: {count} days left' },
    'trial-over': 'FREE TRIAL: Over',
    'current-plan': 'Current plan: {title}',
    upgrade: 'Upgrade',
    'quick-view': 'Quick View',
    code: 'Code',
    weather: 'Weather',
    'remaining-of-total': '{available} of {allocation}',
  } as const,
  {
    'feature-not-in-plan': 'Su plan no incluye esta función.',

    'renews-on': 'Se renueva el {date}',
    'project-quota': '{quantity} proyectos/mes',
    'projects-left': 'Le quedan {left} proyectos/mes',
    'continue-for-overage': 'Continuar por ${overageCost}',
    'out-of-free-trial-projects': 'Se le acabaron los proyectos de la prueba gratuita',
    purchase: 'Comprar',
    'explore-plans': 'Explorar planes',

    'contact-team-owner': 'Comuníquese con el propietario del equipo para mejorar el plan',
    'upgrade-in-mobile-app': 'Mejore su plan en la aplicación móvil.',
    'out-of-projects': 'Sin proyectos',
    'need-more-projects': 'Necesita más proyectos',
    'plan-expired': 'Su plan venció',
    cancel: 'Cancelar',

    'trial-days-left': {
      one: 'PRUEBA GRATUITA: queda {count} día',
      other: 'PRUEBA GRATUITA: quedan {count} días',
    },
    'trial-over': 'PRUEBA GRATUITA: terminada',
    'current-plan': 'Plan actual: {title}',
    upgrade: 'Mejorar plan',
    'quick-view': 'Vista rápida',
    code: 'Código',
    weather: 'Clima',
    'remaining-of-total': '{available} de {allocation}',
  },
);
