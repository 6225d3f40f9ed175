import { Component, type ComponentType, type ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  readonly fallback: ComponentType<{ readonly error: Error }>;
};

/** START-9: what breaks inside is shown in its place. Give it a key, and it forgets with the next place. */
export class ErrorBoundary extends Component<Props, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(problem: unknown): { readonly error: Error } {
    return { error: problem instanceof Error ? problem : new Error(String(problem)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { children, fallback: Fallback } = this.props;
    return error === null ? children : <Fallback error={error} />;
  }
}
