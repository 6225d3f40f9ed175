import type { Locale } from '../shared/messages.ts';
import type { Product } from './product.ts';

/** The title and description of a product in the reader's language, as far as it has them. */
export function productWords(
  { title, description, spanish }: Pick<Product, 'title' | 'description' | 'spanish'>,
  locale: Locale,
): { readonly title: string; readonly description: string | null } {
  return locale === 'es' && spanish !== null ? spanish : { title, description };
}
