import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ShellServices } from '@tramuntana/contracts';
import { RetryCardContext, ShellContext } from '@tramuntana/contracts/runtime';
import type { ComponentProps, ReactNode } from 'react';
import { ChunkRetryCard } from '../layout/cards/ChunkRetryCard';
import { type PageRemotes, PageRemotesContext } from './PageRemotes';

type Props = { shell: ShellServices; remotes: PageRemotes; styles: EmotionCache; children: ReactNode };

/** The tree of providers. It is the same in server and browser, so that React's ids agree. */
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

const renderRetryCard = (props: ComponentProps<typeof ChunkRetryCard>) => <ChunkRetryCard {...props} />;
