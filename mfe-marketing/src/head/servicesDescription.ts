/** Metadata of a service's page that has no description of its own, or not yet. */
export const SERVICES_DESCRIPTION = 'Servicios aéreos profesionales con drones en Girona, Barcelona y Cataluña.';
