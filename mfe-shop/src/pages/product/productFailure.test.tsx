import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeShell, renderRoutes } from '@tramuntana/contracts/testing';
import { readProduct } from '../../catalogue/readProduct';
import { createRoutes } from '../../routes';

jest.mock('../../catalogue/readProduct', () => ({ readProduct: jest.fn() }));

test('during a retry of a failed product, ‘Reintentar’ stays, busy and with the focus', async () => {
  jest
    .mocked<(id: number) => unknown>(readProduct)
    .mockImplementationOnce(() => Promise.reject(new Error('the chunk did not come')))
    .mockReturnValue(new Promise(() => {}));
  renderRoutes(createRoutes, fakeShell(), '/tienda/producto/1');
  const button = await screen.findByRole('button', { name: 'Reintentar' });
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  expect(button).toHaveFocus();
});
