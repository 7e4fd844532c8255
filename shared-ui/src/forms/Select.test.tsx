import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from './Field';
import { Select } from './Select';

test('offers its options under the field’s name, and reports the choice', async () => {
  const onChange = jest.fn();
  render(
    <Field label="Ordenar por">
      {(props) => (
        <Select {...props} onChange={({ target }) => onChange(target.value)}>
          <option value="relevancia">Relevancia</option>
          <option value="precio">Precio</option>
        </Select>
      )}
    </Field>,
  );
  const select = screen.getByRole('combobox', { name: 'Ordenar por' });
  expect(select).toHaveDisplayValue('Relevancia');
  await userEvent.selectOptions(select, 'Precio');
  expect(select).toHaveDisplayValue('Precio');
  expect(onChange).toHaveBeenCalledWith('precio');
});
