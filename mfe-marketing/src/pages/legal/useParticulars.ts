import { useQuery } from '@tanstack/react-query';
import { useShell } from '@tramuntana/contracts/runtime';
import type { Particulars } from '../../../content/legal/document';
import { addressLine, UNKNOWN } from '../../contact/companyLines';

/** The company's particulars from the API, with the fallback text for missing ones (docs/product/pages.md#legal-2). */
export function useParticulars(): Particulars {
  const { company } = useShell();
  const { data: contact } = useQuery(company.contact);
  const { data: address } = useQuery(company.address);
  const { data: business } = useQuery(company.business);
  return {
    legalName: business?.legal_name ?? UNKNOWN,
    taxId: business?.tax_id ?? UNKNOWN,
    registry: business?.registry ?? UNKNOWN,
    operatorId: business?.operator_id ?? UNKNOWN,
    address: addressLine(address ?? {}),
    email: contact?.gmail ?? UNKNOWN,
    phone: contact?.phone ?? UNKNOWN,
  };
}
