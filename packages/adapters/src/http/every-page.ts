import { ok, type Result } from '@ridgeline/core/shared';

type Page<Item> = { readonly items: readonly Item[]; readonly cursor_id: string | null };

/** Loads all pages of a list of limited length, one after the other. */
export async function everyPage<Item, Failure>(
  read: (cursor: { readonly cursor_id?: string }) => Promise<Result<Page<Item>, Failure>>,
): Promise<Result<readonly Item[], Failure>> {
  const items: Item[] = [];
  let cursor: { readonly cursor_id?: string } = {};
  for (;;) {
    const page: Result<Page<Item>, Failure> = await read(cursor);
    if (!page.ok) return page;
    items.push(...page.value.items);
    if (page.value.cursor_id === null) return ok(items);
    cursor = { cursor_id: page.value.cursor_id };
  }
}
