import { address, business, contactInfo, service } from '@tramuntana/contracts';
import { z } from 'zod';

const tags = ['Empresa'];

export const getAddress = { tags, summary: 'Dirección de la empresa', response: { 200: address } };

export const getBusiness = { tags, summary: 'Datos y horario de la empresa', response: { 200: business } };

export const getContact = { tags, summary: 'Teléfono, correo y redes', response: { 200: contactInfo } };

// The contract's `serviceList` is for clients: it removes the slash.
const pagina = z.string().startsWith('/').describe('Dirección de su página, a partir de `/servicios`');
const services = z.object({ results: z.array(z.object({ ...service.shape, pagina })) });

export const getServices = { tags: ['Servicios'], summary: 'Servicios', response: { 200: services } };
