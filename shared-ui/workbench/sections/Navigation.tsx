import { Breadcrumb, Pagination, Tab, TabList, TabPanel, Tabs } from '@tramuntana/ui';
import type { ReactNode } from 'react';
import { Specimen, State } from '../Specimen';

const link = (page: number, children: ReactNode, props: object) => (
  <a key={page} href={`#pagina-${page}`} {...props}>
    {children}
  </a>
);

export function Navigation() {
  return (
    <>
      <Specimen name="Breadcrumb">
        <Breadcrumb
          items={[
            { label: 'Inicio', link: <a href="#navegacion">Inicio</a> },
            { label: 'Servicios', link: <a href="#navegacion">Servicios</a> },
            { label: 'Fotogrametría y modelos digitales de superficie para obras y patrimonio' },
          ]}
        />
      </Specimen>
      <Specimen name="Pagination">
        <State label="primera de tres">
          <Pagination page={1} pages={3} renderLink={link} label="Páginas del blog" />
        </State>
        <State label="en medio, con huecos">
          <Pagination page={9} pages={20} renderLink={link} label="Páginas de la tienda" />
        </State>
        <State label="última">
          <Pagination page={20} pages={20} renderLink={link} label="Páginas de la galería" />
        </State>
      </Specimen>
      <Specimen name="Tabs">
        <Tabs defaultValue="descripcion">
          <TabList aria-label="Sobre el producto">
            <Tab value="descripcion">Descripción</Tab>
            <Tab value="caracteristicas">Características técnicas</Tab>
            <Tab value="opiniones">Opiniones</Tab>
            <Tab value="envios" disabled>
              Envíos
            </Tab>
          </TabList>
          <TabPanel value="descripcion">Un dron estable y silencioso.</TabPanel>
          <TabPanel value="caracteristicas">Sensor de gran formato, 46 minutos de vuelo.</TabPanel>
          <TabPanel value="opiniones">Aún no hay opiniones.</TabPanel>
          <TabPanel value="envios">En 24/48 h.</TabPanel>
        </Tabs>
      </Specimen>
    </>
  );
}
