import { css } from '@emotion/react';
import { Button, color, media, QuantityStepper, Rating, space, text } from '@tramuntana/ui';
import { Check, ShoppingCart } from '@tramuntana/ui/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useShellStore } from 'shell/store';
import { findCategory } from '../../../content/catalogue/categories';
import type { Product, ProductDetails } from '../../../content/catalogue/product';
import { addToCart } from '../../cart/cart';
import { mostUnits } from '../../cart/mostUnits';
import { Price } from '../../products/Price';
import { Specifications } from './Specifications';

type Props = { product: Product; specifications: ProductDetails['specifications'] };

/** How many specifications are shown here. Their tab shows all of them. */
const ESSENTIAL = 4;

/** Name, price, quantity and the button that adds to the cart. */
export function BuyBox({ product, specifications }: Props) {
  const { id, name, description, category, price, oldPrice, rating, reviews, stock } = product;
  const [quantity, setQuantity] = useState(1);
  const [isInCart, setIsInCart] = useState(false);
  const most = mostUnits(product);

  const add = () => {
    const { added, isKept } = addToCart(id, quantity, most);
    const units = `${added} × ${name}`;
    useShellStore.getState().notify(
      added === 0
        ? { title: `Ya tienes el máximo de ${most} unidades en el carrito` }
        : {
            title: 'Añadido al carrito',
            description: isKept ? units : `${units}. Tu navegador no lo guarda: se perderá al salir.`,
          },
    );
    setIsInCart(true);
  };

  return (
    <div css={box}>
      <p css={kind}>{findCategory(category)?.name}</p>
      <h1 css={title}>{name}</h1>
      <Rating value={rating} reviews={reviews} />
      <p css={lead}>{description}</p>
      <Price price={price} oldPrice={oldPrice} css={large} />
      <p css={inStock}>
        <Check size={18} />
        En Stock
      </p>
      <div css={actions}>
        <QuantityStepper value={quantity} min={1} max={most} onChange={setQuantity} label={`Cantidad de ${name}`} />
        <Button onClick={add}>
          <ShoppingCart size={20} />
          Añadir al carrito
        </Button>
        {isInCart && (
          <Button asChild variant="ghost">
            <Link to="/carrito">Ver el carrito</Link>
          </Button>
        )}
      </div>
      <p css={withoutScripts}>Para añadir productos al carrito, activa JavaScript en tu navegador.</p>
      <p css={small}>Unidades de muestra: {stock}. Envío gratuito en 24/48h. No se cobra ni se envía nada.</p>
      <div css={essential}>
        <Specifications items={specifications.slice(0, ESSENTIAL)} columns={1} />
      </div>
    </div>
  );
}

const box = css({ display: 'grid', gap: space.m, alignContent: 'start', justifyItems: 'start' });
const kind = css({ ...text.small, margin: 0, color: color.muted });
const title = css({ ...text.h1, margin: 0 });
const lead = css({ ...text.body, margin: 0, maxWidth: '34em' });
const large = css({ fontSize: '1.75rem' });
const inStock = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  margin: 0,
  color: color.sea,
  fontWeight: 600,
});
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.m,
  width: '100%',
  '& > button': { flex: '1 1 auto', [media.tablet]: { flexGrow: 0 } },
  '@media print, (scripting: none)': { display: 'none' },
});
const withoutScripts = css({ margin: 0, '@media (scripting: enabled)': { display: 'none' } });
const essential = css({ ...text.small, width: '100%', borderBlockStart: `1px solid ${color.line}` });
const small = css({ ...text.small, margin: 0, color: color.muted });
