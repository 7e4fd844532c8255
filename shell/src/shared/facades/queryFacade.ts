// The names of the query library that shell and remotes may use; lint refuses others in browser code. Webpack drops the
// rest (infinite and suspense queries, streaming, persistence hooks).
export {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
