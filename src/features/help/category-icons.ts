import {
  ClipboardCheck,
  CreditCard,
  FileText,
  FolderCog,
  Handshake,
  type IconNode,
  LogIn,
  Plane,
  ShieldCheck,
  Stethoscope,
} from 'lucide';
import type { Category } from '#domain/category.ts';

/** The drawing beside each category's name. */
export const CATEGORY_ICONS: Readonly<Record<Category, IconNode>> = {
  consultants: Handshake,
  'our-plans': ShieldCheck,
  underwriting: ClipboardCheck,
  'policy-administration': FolderCog,
  'premium-payment': CreditCard,
  'policy-documents': FileText,
  'clinical-care': Stethoscope,
  'traveling-to-the-us': Plane,
  portals: LogIn,
};
