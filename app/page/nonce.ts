import { createContext, useContext } from 'react';

const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;
export const useNonce = () => useContext(NonceContext);

const ServerAddsScriptsContext = createContext(false);

/** True if the server adds the scripts to the rendered page (`page-scripts.server.ts`). */
export const ServerAddsScriptsProvider = ServerAddsScriptsContext.Provider;
export const useServerAddsScripts = () => useContext(ServerAddsScriptsContext);
