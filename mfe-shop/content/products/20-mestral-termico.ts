import { dronCamaraPro1, dronCamaraPro2, dronCamaraPro3 } from '../../media/pictures';
import type { ProductDetails, ProductSummary } from '../catalogue/product';
import { SAMPLE_STOCK } from '../catalogue/sampleStock';

export const summary: ProductSummary = {
  name: 'Mestral Térmico',
  description: 'Cámara térmica radiométrica de 640 × 512 y cámara visible en un solo dron.',
  price: 419_900,
  oldPrice: 459_900,
  rating: 4.7,
  reviews: 3,
  category: 'cartografia',
  stock: SAMPLE_STOCK,
  image: dronCamaraPro3,
};

export const details: ProductDetails = {
  longDescription: [
    'Dos cámaras en un mismo soporte: una térmica radiométrica de 640 × 512, que guarda la temperatura de cada píxel, y una visible de 48 megapíxeles para situar lo que se ve.',
    'Sirve para revisar plantas solares, cubiertas y envolventes, y para buscar pérdidas. Las imágenes se abren en los programas de termografía habituales y conservan emisividad, humedad y distancia para el informe.',
    'La precisión indicada se refiere a superficies de emisividad alta a menos de 30 metros. Sobre metal pulido o cristal, una cámara térmica mide sobre todo reflejos, y ninguna ficha cambia eso.',
  ],
  images: [dronCamaraPro3, dronCamaraPro1, dronCamaraPro2],
  specifications: [
    { name: 'Clase europea', value: 'C2 (subcategoría A2 con certificado, o A3)' },
    { name: 'Peso al despegue', value: '1.320 g' },
    { name: 'Tiempo de vuelo', value: '41 min sin viento' },
    { name: 'Cámara térmica', value: '640 × 512, 30 Hz, radiométrica' },
    { name: 'Sensibilidad térmica', value: '≤ 50 mK' },
    { name: 'Precisión', value: '±2 °C o ±2 %' },
    { name: 'Rango de medida', value: 'De −20 a 150 °C' },
    { name: 'Cámara visible', value: '1/2", 48 Mpx, 4K' },
    { name: 'Posicionamiento', value: 'GNSS, RTK opcional' },
  ],
  reviews: [
    {
      name: 'Enginyeria Solsonès',
      rating: 5,
      date: '2026-09-25',
      text: 'Revisamos 4 MW en una mañana y los módulos calientes salen localizados en el plano.',
    },
    {
      name: 'Pau G.',
      rating: 5,
      date: '2026-06-11',
      text: 'La imagen radiométrica completa, y no solo un JPG de colores, es lo que hacía falta para el informe.',
    },
    {
      name: 'Teresa B.',
      rating: 4,
      date: '2026-03-28',
      text: 'Para fachadas va muy bien. En naves altas se echa de menos un zum térmico.',
    },
  ],
};
