import type { FastifyRequest } from 'fastify'

/**
 * The page renderer calls the API inside this process. Its requests carry this name where a socket has its address, so
 * nothing that comes over the network can pretend to be one.
 */
export const PAGE_RENDERER = 'page-renderer'

export const isPageRenderer = (request: FastifyRequest) => request.raw.socket.remoteAddress === PAGE_RENDERER
