import { escapeHtml, escapeJson } from './escape';

test('text stays text in an element and in a quoted attribute', () => {
  const text = `<b class="a">'&amp;'</b>`;
  const element = document.createElement('p');
  element.innerHTML = `<span title="${escapeHtml(text)}">${escapeHtml(text)}</span>`;
  expect(element.firstElementChild).toHaveTextContent(text);
  expect(element.firstElementChild).toHaveAttribute('title', text);
  expect(element.querySelector('b')).toBeNull();
});

test('JSON stays JSON in a script element, whatever text it contains', () => {
  const value = { content: '</script><!-- \u2028\u2029 <script>' };
  const element = document.createElement('div');
  element.innerHTML = `<script type="application/json">${escapeJson(JSON.stringify(value))}</script>`;
  expect(element.children).toHaveLength(1);
  expect(JSON.parse(element.textContent ?? '')).toEqual(value);
  expect(escapeJson(JSON.stringify(value))).not.toMatch(/[<\u2028\u2029]/);
});
