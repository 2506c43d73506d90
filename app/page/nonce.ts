import { createContext, useContext } from 'react';

const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;
export const useNonce = () => useContext(NonceContext);

const ServerAddsScriptsContext = createContext(false);

export const ServerAddsScriptsProvider = ServerAddsScriptsContext.Provider;
export const useServerAddsScripts = () => useContext(ServerAddsScriptsContext);
