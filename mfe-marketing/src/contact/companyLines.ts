import type { Address, Business, ContactInfo } from '@tramuntana/contracts';

export const UNKNOWN = 'Información no disponible';
const UNKNOWN_HOURS = 'Horario no disponible';

/** 'street, city (province)' and the postal code, or the API's own `full_address` (docs/product/api.md#company-2). */
export function addressLine({ full_address, street, city, province, postal_code }: Address): string {
  if (full_address) return full_address;
  const streetAndCity = [street, city].filter(Boolean).join(', ') + (province ? ` (${province})` : '');
  return [streetAndCity.trim(), postal_code].filter(Boolean).join(' ') || UNKNOWN;
}

/** The opening hours (docs/product/texts.md#fallback-3), or the fallback text if a time is missing. */
export const openingHours = ({ work_days_open, work_days_close }: Business): string =>
  work_days_open && work_days_close ? `Lunes a Viernes: ${work_days_open} - ${work_days_close}` : UNKNOWN_HOURS;

/** Address of a WhatsApp chat: the provider's own, or one made from the number. Null if there is neither. */
export function whatsappAddress({ whatsapp, phone }: ContactInfo): string | null {
  if (whatsapp?.startsWith('https://')) return whatsapp;
  const digits = (whatsapp ?? phone ?? '').replace(/\D/g, '');
  return digits ? `https://wa.me/${digits}` : null;
}
