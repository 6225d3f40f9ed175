import { createContext, use, type ComponentProps, type ReactElement } from 'react';

export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & { readonly href: string };

/** How a link is drawn. By default as the browser's own, as in a page that was drawn by the build. */
export const AnchorContext = createContext<(props: AnchorProps) => ReactElement>((props) => (
  <BrowserAnchor {...props} />
));

export function BrowserAnchor({ children, ...rest }: AnchorProps) {
  return <a {...rest}>{children}</a>;
}

export function Anchor(props: AnchorProps) {
  return use(AnchorContext)(props);
}

/** The `render` of a component library's entry that may be a link: its links go where all others go. */
export function entryElement(props: ComponentProps<'a'> | ComponentProps<'div'>) {
  return 'href' in props && props.href !== undefined ? (
    <Anchor {...(props as AnchorProps)} />
  ) : (
    <div {...(props as ComponentProps<'div'>)} />
  );
}
