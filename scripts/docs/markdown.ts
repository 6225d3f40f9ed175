import { Marked, type Tokens } from 'marked';
import { SITE_WORDS } from './contents.ts';
import { escapeHtml } from './html.ts';
import { addressOf, targetOf } from './links.ts';
import type { Source } from './sources.ts';

export type Picture = { readonly address: string; readonly width: number; readonly height: number };
export type RenderContext = {
  readonly pages: ReadonlySet<string>;
  readonly pictureOf: (file: string) => Picture;
};

/** The text of a page as HTML. HTML in a Markdown file is only comments, for its specs. */
export function render(source: Source, { pages, pictureOf }: RenderContext): string {
  const words = SITE_WORDS[source.language];
  const headings = [...source.headings];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const id = headings.shift()?.id ?? '';
        const inner = this.parser.parseInline(tokens);
        if (depth === 1) return `<h1 tabindex="-1">${inner}</h1>`;
        return `<h${depth} id="${id}"><a class="anchor" href="#${id}">${inner}</a></h${depth}>`;
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens);
        const target = targetOf(source.name, href, pages);
        if (target.to === 'file')
          return `<span class="file" title="${escapeHtml(target.file)}">${inner}</span>`;
        const address = target.to === 'page' ? addressOf(target.name, target.anchor) : escapeHtml(href);
        return `<a href="${address}"${target.to === 'outside' ? ' rel="noopener"' : ''}>${inner}</a>`;
      },
      image({ href, text }) {
        const target = targetOf(source.name, href, pages);
        if (target.to !== 'picture') throw new Error(`${source.name}: ${href} is no picture`);
        const { address, width, height } = pictureOf(target.file);
        return `<img src="${address}" width="${width}" height="${height}" loading="lazy" alt="${escapeHtml(text)}">`;
      },
      code({ text, lang = '' }) {
        const [language = ''] = lang.split(/\s/);
        const name = language === '' ? '' : ` data-language="${escapeHtml(language)}"`;
        return `<pre tabindex="0" role="group" aria-label="${words.code}"${name}><code>${escapeHtml(text)}</code></pre>\n`;
      },
      table(token: Tokens.Table) {
        const cell = ({ tokens }: Tokens.TableCell, tag: string) =>
          `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`;
        const head = token.header.map((one) => (one.text === '' ? '<td></td>' : cell(one, 'th'))).join('');
        const rows = token.rows
          .map((row) => `<tr>${row.map((one) => cell(one, 'td')).join('')}</tr>`)
          .join('');
        return `<div class="table" role="group" aria-label="${words.table}" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>\n`;
      },
      html({ text }) {
        if (/^\s*(<!--[\s\S]*?-->\s*)+$/.test(text)) return '';
        throw new Error(`${source.name}: HTML is not shown on the site: ${text}`);
      },
    },
  });
  return marked.parser([...source.tokens]);
}
