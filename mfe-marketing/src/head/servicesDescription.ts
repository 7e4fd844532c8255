/** Description for service pages that have none of their own, or whose content has not loaded. */
export const SERVICES_DESCRIPTION = 'Servicios aéreos profesionales con drones en Girona, Barcelona y Cataluña.';
