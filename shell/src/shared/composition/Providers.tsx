import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ShellServices } from 'shared-contracts';
import { RetryCardContext, ShellContext } from 'shared-contracts/runtime';
import { RemoteCard } from '../layout/cards/RemoteCard';
import { type PageRemotes, PageRemotesContext } from './PageRemotes';

type Props = { shell: ShellServices; remotes: PageRemotes; styles: EmotionCache; children: ReactNode };

/** The same tree of providers in the server and in the browser, so that ids and markup agree. */
export function Providers({ shell, remotes, styles, children }: Props) {
  return (
    <CacheProvider value={styles}>
      <ShellContext value={shell}>
        <PageRemotesContext value={remotes}>
          <RetryCardContext value={renderRetryCard}>
            <QueryClientProvider client={shell.queryClient}>{children}</QueryClientProvider>
          </RetryCardContext>
        </PageRemotesContext>
      </ShellContext>
    </CacheProvider>
  );
}

const renderRetryCard = ({ retry }: { retry: () => Promise<void> }) => <RemoteCard onRetry={retry} />;
