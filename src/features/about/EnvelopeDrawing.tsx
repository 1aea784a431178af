import type { ReactNode } from 'react';

/** A letter half out of its envelope: decoration. */
export const EnvelopeDrawing = ({ className }: { readonly className?: string | undefined }): ReactNode => (
  <svg
    className={className}
    viewBox="0 0 240 190"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d="M58 92V22a10 10 0 0 1 10-10h104a10 10 0 0 1 10 10v70" />
    <path d="M84 40h72M84 58h72M84 76h40" stroke="var(--sun)" />
    <path d="M30 80 20 88v80a10 10 0 0 0 10 10h180a10 10 0 0 0 10-10V88l-10-8" />
    <path d="m20 90 88 58a22 22 0 0 0 24 0l88-58M24 174l70-58M216 174l-70-58" />
  </svg>
);
