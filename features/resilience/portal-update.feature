@own-portal
Feature: Portal updates

  An open page keeps working after an update, with or without the files of the previous build.

  @HTTP-04
  Scenario: An application continues after an update without the old files
    Given the portal runs for me alone
    And I have got as far as the company details
    When I type "Am Wall" as the street without sending it
    And the portal is updated and misses the files of before
    And I complete the details of my company
    Then the page is the updated portal's
    When I check my answers and send them
    And I create my account
    Then I see an indicative offer over 250,000 euros

  @HTTP-04
  Scenario: An application continues in another language after an update with the old files
    Given the portal runs for me alone
    And I have got as far as the company details
    When I type "Am Wall" as the street without sending it
    And the portal is updated and keeps the files of before
    And I switch to English
    Then the page's language is English
    And the street still reads "Am Wall"
    When I complete the details of my company
    Then the page is the updated portal's
    When I check my answers and send them
    And I create my account
    Then I see an indicative offer over 250,000 euros

  @HTTP-04
  Scenario: After an update removes its scripts, a page reloads with its input and working links
    Given the portal runs for me alone
    When I open "/login"
    And I fill in the e-mail "katrin@brandt.example"
    And the portal is updated and misses the files of before
    And I switch to English
    Then the page is the updated portal's
    And the e-mail still reads "katrin@brandt.example"
    When I switch to French
    Then the page is in French
    And the e-mail still reads "katrin@brandt.example"
    When the portal is updated and misses the files of before
    And I go on to the forgotten password
    Then I arrive at "/forgot-password"
    And the page is the updated portal's

  Scenario: A page with missing scripts reloads once and can then be used without JavaScript
    Given I have an account
    When I open "/login", whose scripts are nowhere to be found
    Then the page was reloaded once
    When I log in here
    Then I arrive at "/dashboard/applications"
