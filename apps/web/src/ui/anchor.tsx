import { createContext, use, type ComponentProps, type ReactElement } from 'react';

export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & { readonly href: string };

/** The component that renders links. By default a native anchor, as in a page prerendered by the build. */
export const AnchorContext = createContext<(props: AnchorProps) => ReactElement>((props) => (
  <BrowserAnchor {...props} />
));

export function BrowserAnchor({ children, ...rest }: AnchorProps) {
  return <a {...rest}>{children}</a>;
}

export function Anchor(props: AnchorProps) {
  return use(AnchorContext)(props);
}

/** The `render` prop for a library's entry that may be a link: its links use our anchor as well. */
export function entryElement(props: ComponentProps<'a'> | ComponentProps<'div'>) {
  return 'href' in props && props.href !== undefined ? (
    <Anchor {...(props as AnchorProps)} />
  ) : (
    <div {...(props as ComponentProps<'div'>)} />
  );
}
