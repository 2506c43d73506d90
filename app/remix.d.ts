/// <reference types="@remix-run/node" />
/// <reference types="vite/client" />
import '@remix-run/server-runtime';

declare module '@remix-run/server-runtime' {
  // Types of loaders follow the single fetch that vite.config.ts switches on.
  interface Future {
    v3_singleFetch: true;
  }
}
