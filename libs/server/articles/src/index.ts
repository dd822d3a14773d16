export { ArticlesHttpModule, ArticlesJobsModule } from './articles.module';
export { loadArticles } from './content/load-articles';
export { articlesPersistence } from './persistence/articles.persistence';
export { seedStoreArticlesDemo } from './seed/seed-demo';
