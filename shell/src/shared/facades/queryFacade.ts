// The query library's names that the composition uses, and remotes may use: webpack drops the rest (infinite and suspense
// queries, streaming, persistence hooks). Lint refuses any other name in browser code.
export {
  hydrate,
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
