import { overlay } from './Overlay.tsx';

export const ConsultantOverlay = overlay(
  async () => (await import('./ConsultantDialog.tsx')).ConsultantDialog,
);
export const MobileMenuOverlay = overlay(async () => (await import('./MobileMenuPanel.tsx')).MobileMenuPanel);
export const ProductsOverlay = overlay(async () => (await import('./ProductsPanel.tsx')).ProductsPanel);
