import { act, render, screen } from '@testing-library/react';
import { CART_KEY } from '@tramuntana/contracts';
import { useShellStore } from '@tramuntana/contracts/testing';
import { renderToString } from 'react-dom/server';
import { addToCart, clearCart, removeLine, restoreLine, setQuantity, useCart } from './cart';
import type { RemovedLine } from './cartLines';
import { createCart } from './createCart';

const mostOf = () => 10;

function Cart() {
  const { lines, isReady } = useCart(mostOf);
  if (!isReady) return <p>esperando</p>;
  return <p>{lines.map(({ productId, quantity }) => `${quantity} de ${productId}`).join(', ') || 'nada'}</p>;
}

/** The event that this tab's browser fires after another tab has written. */
const heardFromOtherTab = () => act(() => window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY })));
const otherTab = createCart(() => {});

beforeEach(() => {
  clearCart();
  useShellStore.setState({ cartCount: 0 });
});

test('the server does not know the cart and does not call it empty', () => {
  addToCart(1, 1, 10);
  expect(renderToString(<Cart />)).toBe('<p>esperando</p>');
});

test('additions, changes, removals and restored lines show at once and count in the header', () => {
  render(<Cart />);
  act(() => void addToCart(1, 2, 10));
  act(() => void addToCart(2, 20, 10));
  expect(screen.getByText('2 de 1, 10 de 2')).toBeVisible();
  expect(useShellStore.getState().cartCount).toBe(12);
  act(() => void setQuantity(2, 3, 10));
  const removed: RemovedLine[] = [];
  act(() => {
    const line = removeLine(1);
    if (line) removed.push(line);
  });
  expect(screen.getByText('3 de 2')).toBeVisible();
  expect(useShellStore.getState().cartCount).toBe(3);
  act(() => {
    for (const line of removed) restoreLine(line, 10);
  });
  expect(screen.getByText('2 de 1, 3 de 2')).toBeVisible();
  expect(useShellStore.getState().cartCount).toBe(5);
});

test('adding reports how many units fit, including another tab’s units', () => {
  expect(addToCart(1, 4, 10)).toEqual({ added: 4, isKept: true });
  otherTab.add(1, 3, 10);
  expect(addToCart(1, 5, 10).added).toBe(3);
  expect(addToCart(1, 5, 10).added).toBe(0);
});

test('if another tab adds to the cart, both tabs show both lines', () => {
  render(<Cart />);
  act(() => void addToCart(1, 1, 10));
  otherTab.add(2, 4, 10);
  heardFromOtherTab();
  expect(screen.getByText('1 de 1, 4 de 2')).toBeVisible();
  expect(useShellStore.getState().cartCount).toBe(5);
});

test('a change builds on another tab’s cart, even before this tab gets the event', () => {
  render(<Cart />);
  otherTab.add(2, 4, 10);
  act(() => void addToCart(1, 1, 10));
  expect(screen.getByText('4 de 2, 1 de 1')).toBeVisible();
});

test('a page from the back/forward cache shows the changes of other tabs', () => {
  render(<Cart />);
  otherTab.add(3, 1, 10);
  act(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(screen.getByText('1 de 3')).toBeVisible();
});

test('the header’s number follows the stored lines if the two differ', () => {
  otherTab.add(1, 3, 10);
  useShellStore.setState({ cartCount: 8 });
  render(<Cart />);
  expect(useShellStore.getState().cartCount).toBe(3);
});

test('a browser without storage still has a cart for this page', () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(<Cart />);
  act(() => expect(addToCart(1, 2, 10).isKept).toBe(false));
  act(() => expect(addToCart(2, 1, 10).isKept).toBe(false));
  expect(screen.getByText('2 de 1, 1 de 2')).toBeVisible();
  expect(useShellStore.getState().cartCount).toBe(3);
  refused.mockRestore();
});
