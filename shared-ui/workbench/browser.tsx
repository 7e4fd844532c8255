import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Workbench } from './Workbench';

const root = document.getElementById('root');
if (!root) throw new Error('workbench/public/index.html has no #root to stand in');
createRoot(root).render(
  <StrictMode>
    <Workbench />
  </StrictMode>,
);
