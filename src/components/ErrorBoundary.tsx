import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Shown in place of the children once one of them has thrown. */
  readonly fallback: ReactNode;
  readonly onError?: () => void;
  readonly children: ReactNode;
}

/** React has no hook for this: the smallest class that catches what its children throw. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  static getDerivedStateFromError = (): { readonly failed: boolean } => ({ failed: true });

  override readonly state = { failed: false };

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
