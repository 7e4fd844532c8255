import type { Address, Business, ContactInfo } from 'shared-contracts';

export const UNKNOWN = 'Información no disponible';
const UNKNOWN_HOURS = 'Horario no disponible';

/** 'street, city (province)' plus the postal code (specification, section 3), or the whole line where the API sends one. */
export function addressLine({ full_address, street, city, province, postal_code }: Address): string {
  if (full_address) return full_address;
  const place = [street, city].filter(Boolean).join(', ') + (province ? ` (${province})` : '');
  return [place.trim(), postal_code].filter(Boolean).join(' ') || UNKNOWN;
}

/** Specification, section 9; the fallback where a time is missing (section 8). */
export const openingHours = ({ work_days_open, work_days_close }: Business): string =>
  work_days_open && work_days_close ? `Lunes a Viernes: ${work_days_open} - ${work_days_close}` : UNKNOWN_HOURS;

/** Address of a WhatsApp chat: the provider's own, or one made from the number; null where there is neither. */
export function whatsappAddress({ whatsapp, phone }: ContactInfo): string | null {
  if (whatsapp?.startsWith('https://')) return whatsapp;
  const digits = (whatsapp ?? phone ?? '').replace(/\D/g, '');
  return digits ? `https://wa.me/${digits}` : null;
}
