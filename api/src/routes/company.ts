import { address, business, contactInfo, serviceList } from 'shared-contracts';

const tags = ['Empresa'];

export const getAddress = { tags, summary: 'Dirección de la empresa', response: { 200: address } };

export const getBusiness = { tags, summary: 'Datos y horario de la empresa', response: { 200: business } };

export const getContact = { tags, summary: 'Teléfono, correo y redes', response: { 200: contactInfo } };

export const getServices = { tags: ['Servicios'], summary: 'Servicios', response: { 200: serviceList } };
