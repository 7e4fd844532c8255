import { createFederation } from './remotes/federation';
import { startPage } from './startPage';

void startPage(createFederation());
