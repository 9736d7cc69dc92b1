import { QUESTIONS } from '#domain/api/endpoints/questions.ts'
import type { Api } from './api.ts'
import { call } from './call.ts'

export const stopQuestionMails = (api: Api, token: string) => call(api, QUESTIONS.stop, { body: { token } })
