import { act, render, screen } from '@testing-library/react';
import { useShellStore } from '../../store/shellStore';
import { ToastOutlet } from './ToastOutlet';

const arrives = jest.fn();
jest.mock('./Toaster', () => {
  arrives();
  return jest.requireActual('./Toaster');
});
const logged = jest.spyOn(console, 'error').mockImplementation(() => {});

test('the toaster loads with the first toast, or after a failure with the next', async () => {
  const { notify } = useShellStore.getState();
  arrives.mockImplementationOnce(() => {
    throw new Error('no network');
  });
  render(<ToastOutlet />);
  expect(arrives).not.toHaveBeenCalled();
  await act(async () => notify({ title: 'Uno' }));
  expect(logged).toHaveBeenCalledTimes(1);
  await act(async () => notify({ title: 'Dos' }));
  expect(await screen.findByText('Dos')).toBeVisible();
  expect(arrives).toHaveBeenCalledTimes(2);
});
