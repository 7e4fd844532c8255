CREATE TABLE "post_search" (
	"post_id" integer PRIMARY KEY NOT NULL,
	"fecha" date NOT NULL,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
INSERT INTO "post_search" SELECT "id", "fecha", strip("search") FROM "posts";--> statement-breakpoint
DROP INDEX "posts_search";--> statement-breakpoint
ALTER TABLE "post_search" ADD CONSTRAINT "post_search_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_search_words" ON "post_search" USING gin ("search");--> statement-breakpoint
CREATE INDEX "post_search_newest" ON "post_search" USING btree ("fecha" DESC NULLS FIRST,"post_id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "posts" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "posts" DROP COLUMN "title_words";--> statement-breakpoint
ALTER TABLE "posts" DROP COLUMN "body_words";
