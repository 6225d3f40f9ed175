/** The pages of the site in reading order, and the words around them. A page that no group names is reached by links and search. */
export type DocsLanguage = 'en' | 'es';
export type Group = { readonly title: string; readonly pages: readonly string[] };

const USER_PAGES = [
  'guide/start',
  'guide/tour',
  'guide/order-a-report',
  'guide/prove-an-ice-barrier',
  'guide/read-the-trace',
  'guide/send-a-claim-letter',
  'guide/work-without-a-signal',
  'guide/pause-a-plan',
  'guide/invite-a-crew',
] as const;

/** Files in `docs/`, without `.md`; those of Spanish pages without `es/`. */
export const CONTENTS: Readonly<Record<DocsLanguage, readonly Group[]>> = {
  en: [
    { title: 'Use Ridgeline', pages: USER_PAGES },
    {
      title: 'Run Ridgeline',
      pages: [
        'operators/compose',
        'operations',
        'data-packs',
        'plans',
        'support',
        'cli',
        'security',
        'scaling',
      ],
    },
    {
      title: 'Build on Ridgeline',
      pages: [
        'architecture',
        'developers/add-an-operation',
        'api',
        'webhooks',
        'rules',
        'mutation',
        'glossary',
        'decisions',
        'NOTICE',
      ],
    },
  ],
  es: [{ title: 'Usar Ridgeline', pages: USER_PAGES }],
};

/** The file of a page that a list of contents names. */
export function pageIn(language: DocsLanguage, listed: string): string {
  return language === 'en' ? listed : `${language}/${listed}`;
}

export function listedPages(language: DocsLanguage): readonly string[] {
  return CONTENTS[language].flatMap(({ pages }) => pages.map((listed) => pageIn(language, listed)));
}

/** The pages of a language as the contents list them; those that no group names come last. */
export function inReadingOrder<Page extends { readonly name: string; readonly language: DocsLanguage }>(
  pages: readonly Page[],
  language: DocsLanguage,
): readonly Page[] {
  const order = listedPages(language);
  const placeOf = ({ name }: Page) => (order.includes(name) ? order.indexOf(name) : order.length);
  return pages
    .filter((page) => page.language === language)
    .sort((one, other) => placeOf(one) - placeOf(other));
}

const english = {
  site: 'Ridgeline docs',
  home: 'Contents',
  app: 'Open Ridgeline',
  skip: 'Skip to the text',
  menu: 'Contents',
  onPage: 'On this page',
  search: 'Search the docs',
  noResults: 'Nothing found. Try fewer words.',
  notLoaded: 'The search could not be loaded. Try again.',
  other: 'Español',
  table: 'Table',
  code: 'Code',
  next: 'Next',
  missingTitle: 'Page not found',
  missing: 'There is no page at this address.',
};

export type SiteWords = typeof english;

export const SITE_WORDS: Readonly<Record<DocsLanguage, SiteWords>> = {
  en: english,
  es: {
    site: 'Documentación de Ridgeline',
    home: 'Contenido',
    app: 'Abrir Ridgeline',
    skip: 'Ir al texto',
    menu: 'Contenido',
    onPage: 'En esta página',
    search: 'Buscar en la documentación',
    noResults: 'No se encontró nada. Pruebe con menos palabras.',
    notLoaded: 'No se pudo cargar la búsqueda. Inténtelo de nuevo.',
    other: 'English',
    table: 'Tabla',
    code: 'Código',
    next: 'Siguiente',
    missingTitle: 'Página no encontrada',
    missing: 'No hay ninguna página en esta dirección.',
  },
};
