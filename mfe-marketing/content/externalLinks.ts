/** Reports, models and tours on other providers' sites. The addresses are content, so editors change them here. */
export const externalLinks = {
  virtualTourReport: 'https://visor.tramuntana.example/informes/casco-antiguo',
  castleModel: 'https://modelos.tramuntana.example/castillo-colina',
  oldTownModel: 'https://modelos.tramuntana.example/casco-antiguo',
  villaTour: 'https://visor.tramuntana.example/recorridos/villa-piscina',
  farmhouseTour: 'https://visor.tramuntana.example/recorridos/masia-jardin',
  villaFilm: 'https://videos.tramuntana.example/villa-al-anochecer',
  coveFilm: 'https://videos.tramuntana.example/cala-turquesa',
  estateFilm: 'https://videos.tramuntana.example/urbanizacion-jardin',
} as const;
