import { Skeleton, Waiting } from '../../ui/skeleton.tsx';

/** In the place of a form that buys. As high as what comes there on a phone, so that the footer stays where it is. */
export function CheckoutLoading({ label }: { readonly label: string }) {
  return (
    <Waiting label={label}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Waiting>
  );
}
