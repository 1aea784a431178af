import {
  Book,
  Briefcase,
  ClipboardCheck,
  CreditCard,
  Folder,
  LogIn,
  type LucideIcon,
  Plane,
  Shield,
  Stethoscope,
} from 'lucide-react';
import type { Category } from '#domain/category.ts';

/** The drawing beside each category's name: simple ones, because they stand in the page's HTML. */
export const CATEGORY_ICONS: Readonly<Record<Category, LucideIcon>> = {
  consultants: Briefcase,
  'our-plans': Shield,
  underwriting: ClipboardCheck,
  'policy-administration': Folder,
  'premium-payment': CreditCard,
  'policy-documents': Book,
  'clinical-care': Stethoscope,
  'traveling-to-the-us': Plane,
  portals: LogIn,
};
