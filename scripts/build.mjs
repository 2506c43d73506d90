// npm run build: the portal for production, in build/.
import { buildPortal } from './portal-build.mjs';

buildPortal();
