import { messages } from '../shared/messages.ts';
import type { FooterEntry } from './footer.policy.ts';
import type { HeaderTab } from './header-tabs.policy.ts';
import type { UserMenuEntry } from './user-menu.policy.ts';

type Entry = HeaderTab['tab'] | UserMenuEntry['item'] | FooterEntry['item'];

export const navigationMessages = messages(
  {
    // NAV-6
    'not-found': '404 Not Found',
    // START-8 START-9
    oops: 'Oops!',
    'page-not-loaded': "We've had trouble loading the requested page.",
    back: 'Back',
    'try-again': 'Try Again',
    'taking-long': 'Taking a long time...',
    'something-went-wrong': 'Oops, something went wrong.',
    'reload-page': 'Reload Page',
    // HDR-1
    projects: 'Projects',
    calculators: 'Calculators',
    team: 'Team',
    'add-project': 'Add Project',
    // HDR-7
    'profession-banner': 'Please complete your profile: tell us your profession.',
    'profession-banner-action': 'Complete profile',
    // HDR-8
    'environment-tag': 'Environment: {environment}',
    // HDR-9
    menu: 'Menu',
    // HDR-10
    'explore-plans': 'Explore Plans',
    'plan-details': 'Plan Details',
    integrations: 'Integrations',
    profile: 'Profile',
    'industry-news': 'Industry news',
    'sign-out': 'Sign Out',
    // HDR-11
    'terms-of-service': 'Terms of service',
    'terms-of-sale': 'Terms of sale',
    'privacy-policy': 'Privacy policy',
    'help-center': 'Help center',
    contact: 'Contact',
    copyright: '© {year} Ridgeline',
    // HDR-13
    'pro-title': 'Go Pro',
    'pro-quick-views': {
      one: '{count} property quickview a month',
      other: '{count} property quickviews a month',
    },
    'pro-seats': { one: '{count} seat', other: '{count} seats' },
    'pro-code-details': {
      one: '{count} code detail add-on a month',
      other: '{count} code detail add-ons a month',
    },
    'pro-weather-histories': {
      one: '{count} weather history add-on a month',
      other: '{count} weather history add-ons a month',
    },
    'pro-calculators': 'Estimating calculators',
    'pro-action': 'See plans',
  } as const satisfies Record<Entry, string> & Record<string, unknown>,
  {
    'not-found': '404 No se encontró la página',
    oops: '¡Vaya!',
    'page-not-loaded': 'Tuvimos problemas para cargar la página solicitada.',
    back: 'Atrás',
    'try-again': 'Intentar de nuevo',
    'taking-long': 'Está tardando mucho...',
    'something-went-wrong': 'Vaya, algo salió mal.',
    'reload-page': 'Recargar la página',
    projects: 'Proyectos',
    calculators: 'Calculadoras',
    team: 'Equipo',
    'add-project': 'Agregar proyecto',
    'profession-banner': 'Complete su perfil: díganos su profesión.',
    'profession-banner-action': 'Completar el perfil',
    'environment-tag': 'Entorno: {environment}',
    menu: 'Menú',
    'explore-plans': 'Explorar planes',
    'plan-details': 'Detalles del plan',
    integrations: 'Integraciones',
    profile: 'Perfil',
    'industry-news': 'Noticias del sector',
    'sign-out': 'Cerrar sesión',
    'terms-of-service': 'Condiciones del servicio',
    'terms-of-sale': 'Condiciones de venta',
    'privacy-policy': 'Política de privacidad',
    'help-center': 'Centro de ayuda',
    contact: 'Contacto',
    copyright: '© {year} Ridgeline',
    'pro-title': 'Pásese a Pro',
    'pro-quick-views': {
      one: '{count} vista rápida de propiedad al mes',
      other: '{count} vistas rápidas de propiedades al mes',
    },
    'pro-seats': { one: '{count} lugar', other: '{count} lugares' },
    'pro-code-details': {
      one: '{count} complemento de detalle de códigos al mes',
      other: '{count} complementos de detalle de códigos al mes',
    },
    'pro-weather-histories': {
      one: '{count} complemento de historial del clima al mes',
      other: '{count} complementos de historial del clima al mes',
    },
    'pro-calculators': 'Calculadoras de presupuesto',
    'pro-action': 'Ver los planes',
  },
);
